import type { LearnerId } from '#core/account/learner.ts';
import type { IqDomain, Level } from '#core/iq/domains.ts';
import type { IqForm, IqTiming } from '#core/iq/forms.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import type { FirstLanguage } from '#core/iq/sitting/first-language.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';

export interface IqSittingTable {
  id: string;
  userId: LearnerId;
  form: IqForm;
  timing: IqTiming;
  /** 0: practice. */
  isScored: number;
  /** 1: its answers may be used for calibration. */
  allowsCalibration: number;
  /** Of consenting people who said it. */
  firstLanguage: FirstLanguage | null;
  /** Decides the order of domains and templates. */
  seed: string;
  /** Null while it is open. */
  finishedAt: number | null;
  /** Since then it holds no content: its date counts for the next score, and its items do not come again. */
  deletedAt: number | null;
  /** JSON, once it is finished: the result without its analysis and what it is compared with. */
  result: string | null;
  /** JSON (`AnalysisTexts`), when a service worded it. */
  analysis: string | null;
  model: string | null;
  /** JSON: code and message. */
  failure: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  createdAt: number;
}

/** An item that was asked, and what was answered. */
export interface IqResponseTable {
  id: string;
  sittingId: string;
  userId: LearnerId;
  /** From 0. */
  position: number;
  /** Known without the template, which a later version may not have any more. */
  domain: IqDomain;
  template: TemplateId;
  level: Level;
  seed: string;
  generatorVersion: number;
  signature: string;
  rules: string;
  key: string;
  guess: number;
  /** 0: asked for calibration only. */
  isScored: number;
  servedAt: number;
  answeredAt: number | null;
  answer: string | null;
  outcome: Outcome | null;
  isRapid: number;
  isDescribed: number;
  timeSpentMs: number | null;
  /** Of consenting people: how it was answered. */
  device: string | null;
}
