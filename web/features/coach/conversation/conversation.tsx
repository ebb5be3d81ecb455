import './talk.css';
import { useRef, type ReactElement, type RefObject } from 'react';
import { useLoaderData } from 'react-router';
import { showChat } from '#core/coach/chat/show-chat.ts';
import { isCaseAhead } from '#core/coach/chat/two-cases.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useLearner } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { modeOf } from '../coach-modes.ts';
import { EvidencePanel } from '../evidence/evidence-panel.tsx';
import { EvidencePeek } from '../evidence/evidence-peek.tsx';
import { EndReview } from '../review/end-review.tsx';
import { CaseTool } from './cases/case-tool.tsx';
import { Composer } from './foot/composer.tsx';
import { EndedBar } from './foot/ended-bar.tsx';
import { FailureBar } from './foot/failure-bar.tsx';
import { LatestButton } from './foot/latest-button.tsx';
import { SpokenState } from './spoken-state.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkTitle } from './talk-title.tsx';
import { Transcript } from './transcript.tsx';
import { useKeyboardRoom } from './foot/use-keyboard-room.ts';
import { TalkContext, useOpenTalk, useTalkState } from './use-talk.ts';

const load = ({ api, params }: LoadInput) => api.getConversation(params['id'] ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta<Conversation>((talk) => (talk ? `${talk.title}, ${modeOf(talk.type).name.toLowerCase()}` : 'AI Career Coach'));

export default function ConversationPage(): ReactElement {
  const loaded = useLoaderData<typeof loader>();
  return <OpenTalk key={loaded.id} loaded={loaded} />;
}

function OpenTalk({ loaded }: { readonly loaded: Conversation }): ReactElement {
  const learner = useLearner();
  const field = useRef<HTMLTextAreaElement>(null);
  const talk = useOpenTalk(loaded, learner?.id ?? '', field);
  useKeyboardRoom();
  return (
    <TalkContext value={talk}>
      <TalkPage field={field} />
    </TalkContext>
  );
}

function TalkPage({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }): ReactElement {
  const chat = useTalkState((state) => state.chat);
  const { conversation } = chat;
  const shown = showChat(chat);
  const hasCaseAhead = conversation.isActive && !chat.live && !chat.outgoing && isCaseAhead(conversation);
  return (
    <div className="talk lg:grid lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="talk-column">
        <TalkHead conversation={conversation} />
        <div className="talk-width flex-1 pt-5 pb-6">
          <TalkTitle conversation={conversation} />
          {conversation.review ? <EndReview conversation={conversation} /> : null}
          <Transcript conversation={conversation} shown={shown}>
            {hasCaseAhead ? <CaseTool /> : null}
          </Transcript>
        </div>
        <div className="talk-foot">
          {conversation.isActive ? <LatestButton /> : null}
          <EvidencePeek conversation={conversation} />
          <div className="talk-width">
            <FailureBar />
            {conversation.isActive ? <Composer field={field} conversation={conversation} /> : <EndedBar />}
          </div>
        </div>
        <SpokenState shown={shown} review={conversation.review} />
      </div>
      <EvidencePanel conversation={conversation} />
    </div>
  );
}
