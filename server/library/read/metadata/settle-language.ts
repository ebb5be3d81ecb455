import { isNoLanguage, readStatedLanguage } from '#core/library/names/language-code.ts';
import type { ProblemLog } from '../../problem.ts';
import type { WorkMetadata } from './work-metadata.ts';

/** Metadata with its language as a code; one that is none is reported and counts as not said. */
export function settleLanguage({ language, ...said }: WorkMetadata, file: string, problems: ProblemLog): WorkMetadata {
  if (language === undefined) return said;
  const code = readStatedLanguage(language);
  if (code !== null) return { ...said, language: code };
  if (!isNoLanguage(language))
    problems.notice(file, `The language ${language.slice(0, 60)} is not known.`, 'Write a code such as en or pt-BR.');
  return said;
}
