import type { ReactElement } from 'react';
import { href } from 'react-router';
import { findSetting } from '#core/brand/find-setting.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { ChatBox } from './chat-box.tsx';
import { useChat } from './use-chat.ts';
import { useChatConsent } from './use-chat-consent.ts';

export const meta = pageMeta('Chat with us', 'The support chat, loaded once you allow it.');

/** Nothing else is written on this page: the chat's script comes from others. */
export default function ChatPage(): ReactElement {
  const brand = useBrand();
  const { isAllowed } = useChatConsent();
  const hasChat = brand.zendesk_key !== null;
  const chat = useChat(hasChat && isAllowed);
  const hours = findSetting(brand, 'business_hours');
  return (
    <div className="mx-auto w-full max-w-360 px-5 pt-6 pb-24 md:px-12">
      <div className="max-w-176">
        <h1 className="text-4xl">Chat with us</h1>
        {hours ? <p className="mt-3 mb-8 text-ink-2">We answer {hours}.</p> : <div className="mb-8" />}
        {hasChat ? <ChatBox chat={chat} /> : <p className="text-ink-2">There is no chat on this site.</p>}
        <p className="mt-8 border-t border-line pt-5 text-ink-2">
          Without the chat you reach us at{' '}
          <a className="text-link wrap-anywhere" href={`mailto:${brand.support_email}`}>
            {brand.support_email}
          </a>{' '}
          or under <TextLink to={href('/contact')}>Contact</TextLink>.
        </p>
      </div>
    </div>
  );
}
