import { BEHAVIOUR } from './behaviour.ts';
import { ENTITIES } from './entities.ts';
import { JOURNEYS } from './journeys.ts';
import type { Mutants } from './mutant.ts';
import { RECORDS } from './records.ts';
import { SCREENS } from './screens.ts';

export const MUTANTS: Mutants = { ...SCREENS, ...ENTITIES, ...RECORDS, ...BEHAVIOUR, ...JOURNEYS };
