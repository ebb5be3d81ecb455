import type { Ask } from './request.ts';

/** The calls by which learners look after their account. */
export const accountCalls = ({ ask }: { readonly ask: Ask }) => ({
  requestPasswordReset: (body: { email: string }) => ask('POST /auth/request-password-reset', { body }),
  checkResetLink: (token: string) => ask('POST /auth/check-reset-link', { body: { token } }),
  resetPassword: (body: { token: string; newPassword: string; keepsWaysIn: boolean }) => ask('POST /auth/reset-password', { body }),
  changeName: (body: { name: string }) => ask('POST /auth/update-user', { body }),
  changePassword: (body: { currentPassword: string; newPassword: string }) => ask('POST /auth/change-password', { body }),
  changeEmail: (body: { newEmail: string; password?: string | undefined }) => ask('POST /auth/change-email', { body }),
  confirmEmail: (token: string) => ask('POST /auth/confirm-email', { body: { token } }),
  listSessions: () => ask('GET /sessions'),
  endSession: (id: string) => ask('DELETE /sessions/:id', { params: { id } }),
  endOtherSessions: () => ask('DELETE /sessions'),
});
