import { Ellipsis, FileJson, FileText, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { href, useNavigate } from 'react-router';
import { exportFileName, exportJson, exportMarkdown } from '#core/coach/conversation/export-conversation.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { browserApiFor } from '#web/api/client.ts';
import { zoneHere } from '#web/zone-here.ts';
import { useLearner } from '#web/root-data.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { deleteLater } from '#web/delete-later.ts';
import { downloadText } from '#web/download-text.ts';

/** Taking a conversation along, and deleting it. */
export function TalkMenu({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const navigate = useNavigate();
  const learner = useLearner();
  const { show } = useToast();
  const { id } = conversation;
  const remove = async () => {
    const key = `deleted ${id}`;
    const undo = deleteLater(
      id,
      () => browserApiFor(learner?.id ?? null).deleteConversation(id),
      (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }),
    );
    await navigate(href('/ai-career'));
    const onAction = () => {
      undo();
      void navigate(conversationPath(id));
    };
    show({ text: 'Conversation deleted.', key, action: { label: 'Undo', onAction } });
  };
  return (
    <Menu
      trigger={
        <IconButton label="More about this conversation">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FileText size={17} aria-hidden="true" />}
        onSelect={() => downloadText(exportFileName(conversation, 'md'), exportMarkdown(conversation, zoneHere()), 'text/markdown')}
      >
        Export as Markdown
      </MenuItem>
      <MenuItem
        icon={<FileJson size={17} aria-hidden="true" />}
        onSelect={() => downloadText(exportFileName(conversation, 'json'), exportJson(conversation), 'application/json')}
      >
        Export as JSON
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="bad" icon={<Trash2 size={17} aria-hidden="true" />} onSelect={() => void remove()}>
        Delete
      </MenuItem>
    </Menu>
  );
}
