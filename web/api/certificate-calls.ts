import type { Ask } from './request.ts';

/** The calls of certificates. */
export const certificateCalls = ({ ask }: { readonly ask: Ask }) => ({
  /** Of a finished course; the same one however often it is asked for. */
  issueCertificate: (courseId: string) => ask('POST /courses/:id/certificate', { params: { id: courseId }, body: {} }),
  /** For everybody who has the code. */
  getCertificate: (code: string) => ask('GET /certificates/:code', { params: { code } }),
  withdrawCertificate: (code: string) => ask('DELETE /certificates/:code', { params: { code }, keepalive: true }),
});
