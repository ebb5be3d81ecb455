import type { ReactElement, SyntheticEvent } from 'react';
import { coverGround, coverText, type CoverArtInput } from '#core/drawing/cover.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';

export interface CoverProps {
  readonly kind: ItemKind;
  readonly title: string;
  readonly author?: string | undefined;
  /** Seed of a drawn cover, or null when the work brings its own picture in `imageUrl`. */
  readonly seed: string | null;
  readonly imageUrl?: string | null | undefined;
  /** `full` from 200 px height, `title` from 96 px, `none` (the picture from closer in) below. */
  readonly text: 'full' | 'title' | 'none';
  /** Sets width or height; the ratio comes from the kind unless a utility such as `aspect-square` overrides it. */
  readonly className?: string | undefined;
  /** For covers in the first view: loaded at once. */
  readonly priority?: boolean;
  /** Only when no title stands beside the cover. */
  readonly alt?: string;
}

/** Address of a drawn cover. `none` asks for the picture without title block. */
export function coverUrl(kind: ItemKind, seed: string, text: CoverProps['text']): string {
  return `/covers/${kind}/${encodeURIComponent(seed)}${text === 'none' ? '.art' : ''}.svg`;
}

export function Cover({ kind, title, author, seed, imageUrl, text, className, priority = false, alt = '' }: CoverProps): ReactElement {
  const src = seed === null ? imageUrl : coverUrl(kind, seed, text);
  return (
    <span className={classes('cover', className)} data-kind={kind}>
      {seed === null ? null : <CoverGround kind={kind} seed={seed} crop={text === 'none' ? 'art' : 'full'} />}
      {src ? (
        <img
          ref={markFailedEarlier}
          src={src}
          alt={alt}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onLoad={markLoaded}
          onError={markFailed}
        />
      ) : null}
      {seed !== null && text !== 'none' ? <CoverWords kind={kind} seed={seed} title={title} author={author} mode={text} /> : null}
    </span>
  );
}

/* Listening has a use of its own: React holds a new page back until the pictures that may travel have loaded, unless somebody else does. */
const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => currentTarget.removeAttribute('data-failed');

/* The browser would draw its sign for a broken picture over the title. */
const markFailed = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => currentTarget.setAttribute('data-failed', '');

/* In what the server sends, a picture may fail before anybody listens. */
const markFailedEarlier = (picture: HTMLImageElement | null): void => {
  if (picture?.complete && picture.naturalWidth === 0) picture.setAttribute('data-failed', '');
};

/* Behind the picture, in its own colours: the title is legible before the picture comes and when it does not. */
function CoverGround(input: CoverArtInput): ReactElement {
  const { viewBox, fills } = coverGround(input);
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {fills.map(({ width, fill }) => (
        <rect key={width} width={width} height="100%" fill={fill} />
      ))}
    </svg>
  );
}

interface CoverWordsProps {
  readonly kind: ItemKind;
  readonly seed: string;
  readonly title: string;
  readonly author: string | undefined;
  readonly mode: 'full' | 'title';
}

/* Live text over the picture, because fonts do not load inside an image. Hidden from assistive technology: the title stands beside it. */
function CoverWords({ kind, seed, title, author, mode }: CoverWordsProps): ReactElement {
  const { viewBox, lines } = coverText({ seed, kind, title, author, mode });
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map((line) => (
        <text
          key={`${line.x} ${line.y}`}
          className={line.face === 'title' ? 'cover-title' : 'cover-line'}
          x={line.x}
          y={line.y}
          fontSize={line.size}
          fill={line.fill}
          textAnchor={line.anchor}
          {...(line.halo ? { stroke: line.halo, strokeWidth: 5, strokeLinejoin: 'round', paintOrder: 'stroke' } : {})}
        >
          {line.text}
        </text>
      ))}
    </svg>
  );
}
