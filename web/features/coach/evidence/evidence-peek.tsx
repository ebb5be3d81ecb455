import { ChevronUp, X } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { evaluatedAnswers } from '#core/coach/marks/evaluated-answers.ts';
import { peekWords } from '#core/coach/marks/peek-words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EvidenceBody, panelName, type EvidenceBodyProps } from './evidence-body.tsx';
import { chosenAnswer, onMarkPressed, useEvidenceChoice } from './evidence-choice.ts';

type Side = 'bottom' | 'right';

/** Above the composer below 1024 px: the band and the weak part. It opens the evidence, as a sheet on phones and a drawer on tablets. */
export function EvidencePeek({ conversation }: EvidenceBodyProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  // Set when it is first opened: the server knows no width.
  const [side, setSide] = useState<Side | null>(null);
  const open = () => {
    setSide(window.matchMedia('(width >= 48rem)').matches ? 'right' : 'bottom');
    setOpen(true);
  };
  useEffect(() => onMarkPressed(() => (window.matchMedia('(width >= 64rem)').matches ? undefined : open())), []);

  const answers = evaluatedAnswers(conversation.messages);
  const answer = answers[chosenAnswer(answers, useEvidenceChoice())];
  const { head, title, line } = peekWords(conversation.type, answer?.evaluation ?? null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="evidence-peek grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 border-t-[1.5px] border-ink bg-sheet px-(--page-x) py-2.5 text-left sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:hidden"
      >
        {head === null ? null : <span className="disp text-2xl max-sm:col-start-1 max-sm:text-xl">{head}</span>}
        <span data-words="" className="min-w-0 max-sm:col-start-1">
          <span className="block font-[600] text-pretty">{title}</span>
          <span data-line="" className="line-clamp-2 text-sm text-ink-2 max-sm:line-clamp-1">
            {line}
          </span>
        </span>
        <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" className="col-start-2 row-span-2 row-start-1 sm:col-start-3" />
      </button>
      {side === null
        ? null
        : createPortal(
            <Drawer open={isOpen} onOpenChange={setOpen} label={panelName(conversation)} side={side} className="bg-sheet!">
              <IconButton label="Close" tooltipSide="bottom" className="absolute! top-3 right-3" onClick={() => setOpen(false)}>
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <div className="flex flex-1 flex-col px-5 py-3 [&_header]:pr-10">
                <EvidenceBody conversation={conversation} />
              </div>
            </Drawer>,
            document.body,
          )}
    </>
  );
}
