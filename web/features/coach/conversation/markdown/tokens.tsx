import type { MarkedToken, Token, Tokens as TokenOf } from 'marked';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { WorkLink } from '#core/library/work-link.ts';
import { itemPath } from '#web/addresses.ts';

/** Deeper than anybody would read; further down it is plain text. */
const MAX_DEPTH = 8;

export interface TokensProps {
  readonly tokens: readonly Token[];
  readonly works: readonly WorkLink[];
  readonly depth?: number;
}

/**
 * Draws what was found in a reply, element by element: whatever has none here (HTML, pictures, addresses that are no work of
 * the library) is shown as it was written.
 */
export function Tokens({ tokens, works, depth = 0 }: TokensProps): ReactElement {
  return (
    <>
      {tokens.map((token, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={i}>{depth > MAX_DEPTH ? token.raw : draw(token as MarkedToken, works, depth)}</Fragment>
      ))}
    </>
  );
}

function draw(token: MarkedToken, works: readonly WorkLink[], depth: number): ReactNode {
  const inside = (tokens: readonly Token[]) => <Tokens tokens={tokens} works={works} depth={depth + 1} />;
  switch (token.type) {
    case 'paragraph':
      return <p>{inside(token.tokens)}</p>;
    // The page's own headings are those of the turns.
    case 'heading':
      return (
        <p>
          <strong>{inside(token.tokens)}</strong>
        </p>
      );
    case 'text':
      return token.tokens ? inside(token.tokens) : token.text;
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{inside(token.tokens)}</strong>;
    case 'em':
      return <em>{inside(token.tokens)}</em>;
    case 'del':
      return <del>{inside(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'code':
      return (
        // It scrolls sideways, so that the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{inside(token.tokens)}</blockquote>;
    case 'list':
      return token.ordered ? (
        <ol start={token.start === '' ? 1 : token.start}>{token.items.map((item, i) => drawItem(item.tokens, i, inside))}</ol>
      ) : (
        <ul>{token.items.map((item, i) => drawItem(item.tokens, i, inside))}</ul>
      );
    case 'table':
      return <Table table={token} inside={inside} />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'space':
      return null;
    case 'link': {
      const work = works.find((one) => itemPath(one) === token.href);
      return work ? (
        <Link to={itemPath(work)} className="text-link">
          {inside(token.tokens)}
        </Link>
      ) : (
        token.raw
      );
    }
    default:
      return token.raw;
  }
}

const drawItem = (tokens: readonly Token[], i: number, inside: (tokens: readonly Token[]) => ReactNode): ReactElement => (
  // oxlint-disable-next-line react/no-array-index-key
  <li key={i}>{inside(tokens)}</li>
);

interface TableProps {
  readonly table: TokenOf.Table;
  readonly inside: (tokens: readonly Token[]) => ReactNode;
}

/* oxlint-disable react/no-array-index-key */
const Table = ({ table: { header, rows }, inside }: TableProps): ReactElement => (
  // It scrolls sideways, so that the keyboard has to reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label="Table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, i) => (
            <th key={i} scope="col">
              {inside(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map(({ tokens }, at) => (
              <td key={at}>{inside(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
/* oxlint-enable react/no-array-index-key */
