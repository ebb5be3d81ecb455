import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { FORM_WORDS } from '../form-words.ts';
import { useDeleteSitting } from '../use-delete-sitting.ts';

/** A sitting that was begun: to go on with, or to delete. */
export function OpenSittingPanel({ sitting }: { readonly sitting: SittingEntry }): ReactElement {
  const remove = useDeleteSitting();
  const { id, form, progress, createdAt, isScored } = sitting;
  return (
    <section aria-labelledby="begun" className="iq-section">
      <SectionHead id="begun" title="Go on where you were" rule />
      <p className="iq-lead">
        Item {Math.min(progress.answered + 1, progress.total)} of {progress.total}, begun on <Moment atMs={Date.parse(createdAt)} isDate />.
      </p>
      <p className="text-ink-2">
        {FORM_WORDS[form].name} form, {isScored ? 'with a score at the end' : 'practice without a score'}.
      </p>
      <div className="iq-actions">
        <Signpost to={iqTestPath(id)}>Go on</Signpost>
        <Button icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => remove(id)}>
          Delete this sitting
        </Button>
      </div>
    </section>
  );
}
