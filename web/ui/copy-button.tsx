import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Long enough to be seen. */
const SHOWN_MS = 2000;

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const { show } = useToast();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => show({ text: 'Not copied.', detail: 'This browser does not allow it.', tone: 'bad', key: 'copy' }),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton label={isCopied ? 'Copied' : label} onClick={() => void copy()}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
