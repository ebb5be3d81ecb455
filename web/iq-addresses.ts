import { href } from 'react-router';
import type { IqForm } from '#core/iq/forms.ts';

/* Apart from the others (addresses.ts): visitors' pages load those. */

/** The IQ test's home, or a sitting: its item while it is open, its result once it has ended. */
export const iqTestPath = (sittingId?: string): string => href('/iq-test/:sittingId?', sittingId === undefined ? {} : { sittingId });

/** What the test is worth, for everybody. */
export const iqEvidencePath = (): string => href('/iq-test/evidence');

/** An item of a finished sitting, the first is 1. */
export const iqReviewPath = (sittingId: string, number: number): string => `${iqTestPath(sittingId)}?review=${number}`;

/** Items to get used to the test with. */
export const iqPracticePath = (form: IqForm): string => `${iqTestPath()}?practice=${form}`;
