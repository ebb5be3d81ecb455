import type { ChatState } from '#core/brand/chat.ts';

/** Scripts, pictures, calls: Zendesk's messenger asks all of these. */
const ZENDESK = {
  script: ['https://static.zdassets.com', 'https://ekr.zdassets.com', 'https://*.zendesk.com'],
  connect: ['https://static.zdassets.com', 'https://ekr.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com', 'wss://*.zopim.com'],
  img: ['https://static.zdassets.com', 'https://*.zendesk.com', 'https://*.zopim.com', 'https://*.zopim.io', 'data:', 'blob:'],
};

export const ZENDESK_HOST = 'https://static.zdassets.com';

interface WidgetInput {
  key: string;
  /** Where its script comes from: Zendesk's address, or a stand-in's. */
  host: string;
  nonce: string;
}

/** Of the widget's document alone. The widget writes styles of its own into it, so they cannot carry a nonce. */
export function widgetPolicy({ host, nonce }: Omit<WidgetInput, 'key'>): string {
  const { script, connect, img } = host === ZENDESK_HOST ? ZENDESK : { script: [host], connect: [host], img: [host] };
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${script.join(' ')}`,
    "style-src 'unsafe-inline'",
    `connect-src ${connect.join(' ')}`,
    `img-src ${img.join(' ')}`,
    `font-src ${script.join(' ')}`,
    `media-src ${script.join(' ')}`,
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A document with the widget and nothing else. It opens by itself: whoever comes has asked for it. */
export function widgetDocument({ key, host, nonce }: WidgetInput): string {
  const src = `${host}/ekr/snippet.js?key=${encodeURIComponent(key)}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Support chat</title></head>
<body>
<script nonce="${nonce}">(${runWidget.toString()})(${JSON.stringify(src)})</script>
</body>
</html>
`;
}

type Messenger = (subject: string, what: string, answer?: () => void) => void;

/** Runs in the browser, as text: it may use nothing but what is in it. */
function runWidget(src: string): void {
  const tell = (state: ChatState) => window.parent.postMessage({ chat: state }, location.origin);
  const script = document.createElement('script');
  script.id = 'ze-snippet';
  script.src = src;
  script.onerror = () => tell('failed');
  script.onload = () => {
    const messenger = (window as unknown as { zE?: Messenger }).zE;
    if (!messenger) {
      tell('failed');
      return;
    }
    messenger('messenger:on', 'open', () => tell('open'));
    messenger('messenger:on', 'close', () => tell('closed'));
    addEventListener('message', ({ origin, source, data }: MessageEvent<{ chat?: unknown }>) => {
      const isAsked = origin === location.origin && source === window.parent;
      if (isAsked && (data.chat === 'open' || data.chat === 'close')) messenger('messenger', data.chat);
    });
    messenger('messenger', 'open');
  };
  document.head.append(script);
}
