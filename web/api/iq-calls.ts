import type { z } from 'zod';
import type { IqForm } from '#core/iq/forms.ts';
import type { ResponseInput, SiblingAnswer, SittingInput } from '#core/iq/sitting/sitting.ts';
import type { Ask } from './request.ts';

/** The IQ test's calls. */
export const iqCalls = ({ ask }: { readonly ask: Ask }) => ({
  getIqStatus: () => ask('GET /iq'),
  /** Of a form; with their answers. */
  listIqPractice: (form: IqForm) => ask('GET /iq/practice', { query: { form } }),
  listIqSittings: (cursor?: string) => ask('GET /iq/sittings', { query: { cursor } }),
  startIqSitting: (body: z.input<typeof SittingInput>) => ask('POST /iq/sittings', { body }),
  getIqSitting: (id: string) => ask('GET /iq/sittings/:id', { params: { id }, cache: 'no-store' }),
  /** An item that has been answered is refused with `changed_elsewhere`: the sitting tells which comes next. */
  answerIqItem: (id: string, body: z.input<typeof ResponseInput>) => ask('POST /iq/sittings/:id/responses', { params: { id }, body }),
  /** Of a finished sitting, the first is 1. */
  getIqItem: (id: string, number: number) => ask('GET /iq/sittings/:id/items/:number', { params: { id, number: String(number) } }),
  /** Of a finished sitting's item: a fresh one of the same kind, unscored. */
  makeIqSibling: (id: string, number: number) =>
    ask('POST /iq/sittings/:id/items/:number/siblings', { params: { id, number: String(number) }, body: {} }),
  makeIqPracticeSibling: (id: string) => ask('POST /iq/practice/:id/siblings', { params: { id }, body: {} }),
  answerIqSibling: (id: string, body: z.input<typeof SiblingAnswer>) => ask('POST /iq/siblings/:id/responses', { params: { id }, body }),
  /** Has a service word the analysis. Takes as long as the service does. */
  wordIqAnalysis: (id: string, signal?: AbortSignal) =>
    ask('POST /iq/sittings/:id/analysis', { params: { id }, body: {}, ...(signal && { signal }) }),
  deleteIqSitting: (id: string) => ask('DELETE /iq/sittings/:id', { params: { id }, keepalive: true }),
});
