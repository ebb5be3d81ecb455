import { Award, Link2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { certificatePath } from '#web/certificate-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useCertificate } from './use-certificate.ts';

export interface CourseCertificateProps {
  readonly courseId: string;
  /** Null before it was asked for. */
  readonly code: string | null;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The certificate of a finished course: to have it made, to show it, to take it back. */
export function CourseCertificate({ courseId, code: known }: CourseCertificateProps): ReactElement {
  const { code, issue, isIssuing, withdraw } = useCertificate(courseId, known);
  const { show } = useToast();
  if (code === null) {
    return (
      <div>
        <Button variant="ink" disabled={isIssuing} onClick={issue} icon={<Award size={18} strokeWidth={1.75} aria-hidden="true" />}>
          Get the certificate
        </Button>
        <p className="mt-2 text-sm text-ink-3">A page with your name that whoever has its address can open. You can withdraw it.</p>
      </div>
    );
  }
  const copy = () =>
    navigator.clipboard.writeText(new URL(certificatePath(code), window.location.href).href).then(
      () => show({ text: 'Link copied.', tone: 'good', key: 'copy' }),
      () => show({ text: 'Not copied.', detail: 'This browser does not allow it.', tone: 'bad', key: 'copy' }),
    );
  return (
    <div>
      <Button variant="ink" to={certificatePath(code)} icon={<Award size={18} strokeWidth={1.75} aria-hidden="true" />}>
        See the certificate
      </Button>
      <p className="mt-2 flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" icon={<Link2 {...ICON} />} onClick={() => void copy()}>
          Copy the link
        </Button>
        <Button variant="quiet" size="sm" icon={<Undo2 {...ICON} />} onClick={withdraw}>
          Withdraw
        </Button>
      </p>
    </div>
  );
}
