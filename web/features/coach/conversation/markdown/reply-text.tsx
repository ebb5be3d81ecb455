import { memo, type ReactElement } from 'react';
import { splitBlocks } from '#core/coach/chat/split-blocks.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import { LongRuns } from '../../evidence/long-runs.tsx';
import { lexBlock } from './lex-block.ts';
import { Tokens } from './tokens.tsx';

export interface ReplyTextProps {
  readonly text: string;
  /** The only things that a link of it may lead to. */
  readonly works: readonly WorkLink[];
}

/** Words of the coach, as Markdown that can do nothing but be read. */
export function ReplyText({ text, works }: ReplyTextProps): ReactElement | null {
  const blocks = splitBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <div className="reply-text">
      {blocks.map((block, i) => (
        // Blocks are never taken out or moved: only the last one grows.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={i} block={block} works={works} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: string;
  readonly works: readonly WorkLink[];
}

/** Parsed once when it is finished: what is written below it does not touch it. */
const Block = memo(function Block({ block, works }: BlockProps): ReactElement {
  const tokens = lexBlock(block);
  return tokens ? (
    <Tokens tokens={tokens} works={works} />
  ) : (
    <p className="whitespace-pre-wrap">
      <LongRuns text={block} />
    </p>
  );
});
