import { AnalysisTexts } from '#core/iq/analysis/analysis.ts';
import { FORM_NAMES, TIMING_WORDS } from '#core/iq/report/describe-sitting.ts';
import { exportResult } from '#core/iq/report/export-result.ts';
import { IqResult } from '#core/iq/report/result.ts';
import { writeTexts } from '#core/iq/wording/write-texts.ts';
import { countOf } from '#core/words.ts';
import { sayMoment } from '#core/say-moment.ts';
import { demoteHeadings } from './demote-headings.ts';
import type { Entry } from './present-row.ts';
import { moment, oneOf, onlyYes } from './say-values.ts';
import { tellEntry, type ToldField } from './tell-entry.ts';
import type { Tell } from './told-fields.ts';

const OPEN: readonly ToldField[] = [
  ['form', 'Form', oneOf(FORM_NAMES)],
  ['timing', 'Time', oneOf(TIMING_WORDS)],
  ['isScored', 'For a score', onlyYes],
  [
    'responses',
    'Not finished',
    (responses, _zone, { finishedAt }) => (finishedAt === null ? sayAnswered(responses as readonly Entry[]) : null),
  ],
  ['finishedAt', 'Finished', moment],
  ['deletedAt', 'Deleted', moment],
];

const sayAnswered = (responses: readonly Entry[]): string =>
  `${countOf(responses.filter(({ answeredAt }) => answeredAt !== null).length, 'answer')} so far`;

const Stored = IqResult.omit({ analysis: true, change: true });

/** The result as it can be read in the app; of a sitting without one, what is known of it. */
export const tellSitting: Tell = (sitting, reader) => {
  const stored = Stored.safeParse(sitting['result']).data;
  if (!stored) return tellEntry(sitting, sayMoment(String(sitting['createdAt']), reader.zone), OPEN, reader);
  const result = { ...stored, change: null };
  const texts = AnalysisTexts.safeParse(sitting['analysis']).data ?? writeTexts(result);
  const analysis = { ...texts, source: 'fallback' as const, model: null, failure: null, canBeWorded: false, works: [] };
  return demoteHeadings(exportResult({ finishedAt: String(sitting['finishedAt']), result: { ...result, analysis } }));
};
