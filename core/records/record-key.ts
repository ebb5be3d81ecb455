import type { RecordInput } from './record.ts';

/** What the same record, sent again, is known by. */
export const recordKey = ({ payload }: RecordInput): string => ('session_id' in payload ? payload.session_id : payload.assessment_id);
