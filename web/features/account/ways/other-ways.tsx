import type { ReactElement, ReactNode } from 'react';

/** What stands below the form, for those who come without a password. */
export function OtherWays({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="mb-5 grid grid-cols-1 gap-2.5 border-t border-line pt-5 empty:hidden">{children}</div>;
}

/** A link and no button: it needs no script, and a page's policy for forms stays as narrow as it is. */
export function GoogleLink({ returnTo }: { readonly returnTo: string }): ReactElement {
  return (
    <a
      href={`/api/auth/sign-in/google?to=${encodeURIComponent(returnTo)}`}
      className="inline-flex min-h-11 items-center justify-center gap-2.5 rounded-2 px-4.5 py-2 font-[570] inset-ring inset-ring-control hover:bg-hover forced-colors:border"
    >
      <GoogleMark />
      Continue with Google
    </a>
  );
}

/** In Google's own colours, as it asks for. */
function GoogleMark(): ReactElement {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path fill="#4285F4" d="M17.6 9.2c0-.6 0-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9a8.8 8.8 0 0 0 2.7-6.7Z" />
      <path fill="#34A853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.3a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18Z" />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.4 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7Z" />
    </svg>
  );
}
