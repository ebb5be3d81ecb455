import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { sayWhatIsSent } from '#core/coach/status/sent-to-service.ts';
import { ShortcutList } from '#web/features/commands/shortcut-list.tsx';
import { iqEvidencePath } from '#web/iq-addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { PageHead, SectionHead } from '#web/ui/page-head.tsx';
import { InfoSection } from './info-section.tsx';
import { Licences } from './licences.tsx';
import { OnetCredit } from './onet-credit.tsx';
import { SupportContact } from './support-contact.tsx';

const load = ({ api }: LoadInput) => api.ask('GET /health');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta('Info');

export default function Info(): ReactElement {
  const { version, items } = useLoaderData<typeof loader>();
  const brand = useBrand();
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Info" meta={brand.tagline} className="mb-8" />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <InfoSection id="about" title={`About ${brand.name}`}>
          <p>
            {brand.name} is one place to grow: courses, audiobooks, podcasts, crash courses and ebooks, with one player, one reader, and
            your exact place kept in each.
          </p>
          <p>
            The library holds {items} {items === 1 ? 'work' : 'works'} at the moment.{' '}
            <TextLink to="/discover/all">Look at everything</TextLink>
          </p>
        </InfoSection>
        <InfoSection id="support" title="Support">
          <SupportContact brand={brand} />
        </InfoSection>
        <InfoSection id="data" title="Your data">
          <p>
            Kept on this server: your name, your email address, a scrambled form of your password, your place in each work, the time you
            played and read, your bookmarks, notes and highlights, the cards of your review with how well you recalled them, your tries at
            quizzes, your certificates, your favorites, how you like to listen, read and learn, your conversations with the coach with what
            was found in your answers, your answers to the career assessment with the plans that came of them, your goals, and your sittings
            of the IQ test with each answer and the result. Kept in this browser: the queue, the volume, your latest places, what you have
            begun to write to the coach and chose for it last, your last assessment, an answer of the IQ test on its way, whether its score
            is out of sight, whether skills are a map or a table, and whether you chose day or night.
          </p>
          <p>Texts are read aloud by a voice of your device; some browsers have a voice speak on a server of their maker.</p>
          <p>
            Pages load nothing from other services
            {brand.zendesk_key ? ', but for the support chat once you have allowed it on its own page,' : ','} and nothing here counts
            visits for advertising. <TextLink to="/privacy">Privacy</TextLink> says all of it.
          </p>
        </InfoSection>
        <InfoSection id="ai" title="AI">
          <p>
            The built-in coach goes by what it has learned from labelled examples; it understands nothing more, and nothing leaves this
            server. An AI service words the replies only where whoever runs this site has set one up. It then receives, {sayWhatIsSent()}.{' '}
            <TextLink to="/profile#coach">Your profile</TextLink> names it, and can turn it off.
          </p>
          <p>
            Without such a service a plan is made by rules from your answers alone, and each of its sentences shows the answers that it
            comes from. The IQ test is scored here and never by a service, and its result feeds neither plan nor coach.{' '}
            <TextLink to={iqEvidencePath()}>The evidence of the test</TextLink> says how sure it is.
          </p>
          <p>
            Every reply and every plan says what wrote it. What is found in your answers is always computed here, by the same rules. The
            coach is a practice partner and no therapy; it judges no feelings, no character and no truth.
          </p>
        </InfoSection>
        <section aria-labelledby="shortcuts" className="lg:col-span-2">
          <SectionHead id="shortcuts" title="Keyboard shortcuts" meta="on every page; ? shows them too" rule className="mb-4" />
          <ShortcutList className="md:columns-2" />
        </section>
        <section aria-labelledby="version" className="lg:col-span-2">
          <SectionHead id="version" title="Version and licences" meta={`Version ${version}`} rule className="mb-2.5" />
          <Licences />
          <OnetCredit />
        </section>
      </div>
    </div>
  );
}
