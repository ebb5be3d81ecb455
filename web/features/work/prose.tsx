import type { ReactElement, Ref } from 'react';
import { classes } from '#web/ui/classes.ts';

/* The text comes as HTML from the API, sanitised and finished there, so its elements are reached from outside. */
const LOOK = [
  'max-w-[40rem] font-read text-[1.0938rem]/[1.65] text-ink-read wrap-anywhere',
  '[&>*+*]:mt-[1em] [&>:is(h2,h3,h4)]:mt-[1.9em] [&>:first-child]:mt-0 [&>:is(h2,h3,h4)+*]:mt-[0.6em]',
  '[&_:is(h2,h3,h4)]:text-ink [&_h4]:font-ui [&_h4]:font-semibold',
  '[&_ul]:list-disc [&_ul]:pl-[1.3em] [&_ol]:list-decimal [&_ol]:pl-[1.5em] [&_li+li]:mt-[0.45em] [&_li]:pl-[0.25em] [&_li::marker]:text-ink-3 [&_:is(ul,ol)_:is(ul,ol)]:mt-[0.45em]',
  '[&_a]:font-[560] [&_a]:underline [&_a]:decoration-[1.5px] [&_a]:underline-offset-[0.28em] hover:[&_a]:text-accent-ink',
  '[&_:is(strong,b)]:font-[660] [&_:is(strong,b)]:text-ink',
  '[&_blockquote]:border-l-[1.5px] [&_blockquote]:border-ink [&_blockquote]:pl-5 [&_blockquote]:italic [&_blockquote>*+*]:mt-[0.75em]',
  '[&_:is(code,kbd,pre)]:rounded-1 [&_:is(code,kbd)]:bg-well [&_:is(code,kbd)]:px-1 [&_:is(code,kbd)]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:bg-well [&_pre]:p-4 [&_pre_code]:p-0',
  '[&_hr]:border-line-2 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-1 [&_figcaption]:mt-2 [&_figcaption]:font-ui [&_figcaption]:text-sm [&_figcaption]:text-ink-3',
  '[&_mark]:bg-accent-wash [&_mark]:text-ink [&_:is(summary,dt)]:font-semibold [&_dd]:pl-5',
  '[&_[data-table]]:overflow-x-auto [&_table]:w-full [&_table]:border-y-[1.5px] [&_table]:border-ink [&_table]:font-ui [&_table]:text-md',
  '[&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_:is(th,td)]:[overflow-wrap:normal] [&_:is(th,td):last-child]:pr-0 [&_th]:text-sm [&_th]:font-[560] [&_th]:text-ink-3 [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
  '[&_button]:font-ui [&_button]:font-[560] [&_button]:text-[0.9em] [&_button]:tabular-nums [&_button]:text-accent-ink [&_button]:underline [&_button]:underline-offset-[0.28em] [&_button]:decoration-accent-line hover:[&_button]:decoration-current',
].join(' ');

export interface ProseProps {
  /** Sanitised by the API. */
  readonly html: string;
  /** For whoever puts something into the text that can be pressed. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
}

/** Long text in the reading face. */
export function Prose({ html, ref, className }: ProseProps): ReactElement {
  return <div className={classes(LOOK, className)} {...(ref ? { ref } : {})} dangerouslySetInnerHTML={{ __html: html }} />;
}
