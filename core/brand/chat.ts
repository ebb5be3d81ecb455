/** Where the support chat stands alone: a script of others sees all of its document. */
export const CHAT_WIDGET_PATH = '/chat/widget';

/** Says to the server that this browser may load the chat; sent nowhere but to the chat's own addresses. */
export const CHAT_CONSENT = { cookie: 'cairn_chat', value: 'allowed', path: '/chat', maxAgeSec: 180 * 24 * 3600 } as const;

/** What the widget's document tells the page around it. */
export const CHAT_STATES = ['open', 'closed', 'failed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
