import type { ReactElement } from 'react';

/** The way to pay, in words: marks of card companies may not be drawn without their leave. */
export function PaymentMethods({ isTest, className }: { readonly isTest: boolean; readonly className?: string }): ReactElement {
  const name = isTest ? 'Test card' : 'Card';
  return (
    <svg viewBox="0 0 100 32" width="100" role="img" aria-label={`Payment methods: ${name}`} className={className}>
      <g fill="none" strokeWidth="1.5">
        <rect x="0.75" y="0.75" width={isTest ? 98.5 : 68.5} height="30.5" rx="3" className="fill-sheet stroke-line-2" />
        <path d="M10 11h14v10H10zM10 14.5h14" strokeLinejoin="round" className="stroke-ink-2" />
        <text x="31" y="20.5" strokeWidth="0" className="fill-ink-2 font-ui text-[13px]">
          {name}
        </text>
      </g>
    </svg>
  );
}
