import './certificate.css';
import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRouteErrorResponse, useLoaderData } from 'react-router';
import { certificateCalls } from '#web/api/certificate-calls.ts';
import { layTrail } from '#web/features/trail/lay-trail.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

const load = async ({ api, params, url }: LoadInput) => {
  const certificate = await certificateCalls(api).getCertificate(params.code ?? '');
  return { certificate, land: layTrail(certificate.courseId), address: `${url.host}${url.pathname}` };
};
export const loader = onServer(load);
/* One that was withdrawn is gone at once. */
export const clientLoader = inBrowser(load, { keepMs: 0 });

const pageWords = pageMeta<Awaited<ReturnType<typeof load>>>((data) =>
  data ? `${data.certificate.name}, ${data.certificate.courseTitle}` : 'Certificate',
);
/** Whose it is decides who sees it: no search finds it. */
export const meta: typeof pageWords = (input) => [...(pageWords(input) ?? []), NOT_INDEXED];
const NOT_INDEXED = { name: 'robots', content: 'noindex' };

export default function CertificatePage(): ReactElement {
  const { certificate, land, address } = useLoaderData<typeof loader>();
  return (
    <div className="certificate-page">
      <CertificateSheet certificate={certificate} land={land} address={address} />
      <div className="certificate-actions">
        <Button icon={<Printer size={17} strokeWidth={1.75} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <p>One sheet of A4, across. Also for saving as a PDF.</p>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  const { name } = useBrand();
  // What else goes wrong is said as on any page.
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) throw error;
  const isWithdrawn = error.status === 410;
  return (
    <div className="certificate-page">
      <title>{`${isWithdrawn ? 'Withdrawn certificate' : 'No certificate'}, ${name}`}</title>
      <meta {...NOT_INDEXED} />
      <EmptyState
        isPage
        title={isWithdrawn ? 'This certificate was withdrawn' : 'There is no certificate here'}
        text={isWithdrawn ? 'Whoever it belongs to has taken it back.' : 'The address is not complete, or nobody has such a certificate.'}
        action={<Button to="/">Go to the start</Button>}
        className="py-16"
      />
    </div>
  );
}
