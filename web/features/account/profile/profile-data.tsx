import { Download, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function ProfileData(): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="data">
      <SectionHead id="data" title="Your data" rule />
      <p className="mb-3.5 text-ink-2">
        The copy is a zip with everything you have here: notes, places, conversations, plans, results, settings. Each comes as a text to
        read and as JSON for other programs. There are no passwords in it.
      </p>
      <FileLink to="/api/profile/export" icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}>
        Download a copy
      </FileLink>
      <p className="mt-6 mb-3.5 border-t border-line pt-4 text-ink-2">
        Deleting your account takes all of this with it, at once. Nobody can bring it back.
      </p>
      <Button className="text-bad" onClick={() => setAsking(true)} icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}>
        Delete account
      </Button>
      <DeleteAccountDialog open={isAsking} onOpenChange={setAsking} />
    </section>
  );
}
