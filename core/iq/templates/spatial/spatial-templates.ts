import type { Template } from '../template.ts';
import { assembly } from './assembly/assembly.ts';
import { cubeNet } from './cube-net/cube-net.ts';
import { folding } from './folding/folding.ts';
import { rotation } from './rotation/rotation.ts';
import { route } from './route/route.ts';
import { section } from './section/section.ts';

export const SPATIAL_TEMPLATES: readonly Template[] = [rotation, cubeNet, folding, section, route, assembly];
