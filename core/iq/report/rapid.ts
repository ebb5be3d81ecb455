import type { Level } from '../domains.ts';
import { intendedDifficulty } from '../scoring/calibration.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from '../templates/catalogue.ts';

/** Growth of the log of a response time by logit of difficulty: about 1.8 s at 20 s. */
const LOG_TIME_PER_LOGIT = 0.09;

/** Seconds that an item is expected to take, by our own estimate until there are answers to go by. */
export const expectedSec = (template: TemplateId, level: Level): number =>
  TEMPLATE_CATALOGUE[template].typicalSec * Math.exp(LOG_TIME_PER_LOGIT * intendedDifficulty(level));

/** Answered faster than anybody reads: below min(10 s, max(3 s, 10% of what it takes)). */
export const isRapid = (template: TemplateId, level: Level, timeSpentSec: number): boolean =>
  timeSpentSec < Math.min(10, Math.max(3, 0.1 * expectedSec(template, level)));
