import { AnalysisTexts } from '#core/iq/analysis/analysis.ts';
import { exportResult } from '#core/iq/report/export-result.ts';
import { IqResult } from '#core/iq/report/result.ts';
import { writeTexts } from '#core/iq/wording/write-texts.ts';
import type { Entry } from './present-row.ts';
import { tellEntry } from './tell-entry.ts';

const Stored = IqResult.omit({ analysis: true, change: true });

/** The result as it can be read in the app; of a sitting without one, what is known of it. */
export function tellSitting(sitting: Entry): string {
  const stored = Stored.safeParse(sitting['result']).data;
  if (!stored) return tellEntry(sitting, 'createdAt');
  const result = { ...stored, change: null };
  const texts = AnalysisTexts.safeParse(sitting['analysis']).data ?? writeTexts(result);
  const analysis = { ...texts, source: 'fallback' as const, model: null, failure: null, canBeWorded: false, works: [] };
  return exportResult({ finishedAt: String(sitting['finishedAt']), result: { ...result, analysis } });
}
