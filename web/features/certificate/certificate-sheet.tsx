import type { ReactElement } from 'react';
import type { Certificate } from '#core/certificate/certificate.ts';
import { describeCheck, describeMarked } from '#core/certificate/describe-certificate.ts';
import { formatDuration } from '#core/format-time.ts';
import { countOf } from '#core/words.ts';
import type { MapGeometry } from '#web/features/trail/lay-trail.ts';
import { useBrand } from '#web/root-data.ts';
import { MapFigure, Neatline, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';
import { Logo } from '#web/ui/logo.tsx';

export interface CertificateSheetProps {
  readonly certificate: Certificate;
  /** The course's own country, with the whole way to its summit. */
  readonly land: MapGeometry;
  /** Of the page that verifies it. */
  readonly address: string;
}

/** Who finished what and when, with what the server saw of it. */
export function CertificateSheet({ certificate, land, address }: CertificateSheetProps): ReactElement {
  const { name, courseId, courseTitle, author, finishedAt } = certificate;
  const brand = useBrand();
  const [x, y] = land.way.at(-1) ?? [0, 0];
  return (
    <article className="certificate" aria-labelledby="certificate-course">
      <div className="certificate-land">
        <MapFigure href={`/art/item/${courseId}.svg#map`} viewBox="0 0 836 344" align="xMaxYMid">
          <TrailPath route={land.route} done={1} />
          <Waypoint x={x} y={y} state="summit" />
        </MapFigure>
      </div>
      <Neatline />
      <div className="certificate-words">
        <Logo brand={brand} />
        <div className="certificate-claim">
          <p>
            <strong className="certificate-name">{name}</strong> finished the course
          </p>
          <h1 id="certificate-course">{courseTitle}</h1>
          <p>
            by {author}, on <time dateTime={finishedAt}>{DATE.format(new Date(finishedAt))}</time>
          </p>
        </div>
        <CertificateFacts certificate={certificate} />
        <p className="certificate-proof">
          {brand.name} keeps this page at <span className="certificate-address">{address}</span>. It says what was played, read and answered
          under this name, not who sat there. It holds as long as the address opens: the learner can withdraw it.
        </p>
      </div>
    </article>
  );
}

/* The day on it is the same for everybody who reads it. */
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function CertificateFacts({
  certificate: { lessons, marked, spentSec, checks },
}: Pick<CertificateSheetProps, 'certificate'>): ReactElement {
  const ofMarked = describeMarked({ marked, lessons });
  return (
    <dl className="certificate-facts">
      <div>
        <dt>Lessons</dt>
        <dd>
          {lessons}
          {ofMarked === null ? null : <small>{ofMarked}</small>}
        </dd>
      </div>
      <div>
        <dt>Time in it</dt>
        <dd>{spentSec < 60 ? 'Under 1 min' : formatDuration(spentSec)}</dd>
      </div>
      {checks.length > 0 ? (
        <div className="certificate-checks">
          <dt>{countOf(checks.length, 'check')}, best result</dt>
          {checks.map(({ title, fraction, passed }) => (
            <dd key={title}>
              {title}
              <small>{describeCheck({ fraction, passed })}</small>
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  );
}
