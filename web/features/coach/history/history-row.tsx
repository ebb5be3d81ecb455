import { CornerDownRight, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { countOf } from '#core/words.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Row } from '#web/ui/row.tsx';
import { modeOf } from '../coach-modes.ts';
import { StartFailure } from '../start-failure.tsx';
import { useStart } from '../use-start.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeleteConversation } from './use-delete-conversation.ts';

/** A conversation; found by a search, with the words around, and it leads to where they were said. */
export function HistoryRow({ entry }: { readonly entry: ConversationEntry }): ReactElement {
  const { id, type, title, updatedAt, isActive, sends, match } = entry;
  const { name, icon: Icon } = modeOf(type);
  const [isRenaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const { start, error, dismiss } = useStart();
  const remove = useDeleteConversation();
  const goOn = (): void => {
    if (isActive) void navigate(conversationPath(id));
    else start({ type, continues: id });
  };
  return (
    <>
      <Row
        to={conversationPath(id, match?.messageId)}
        cover={
          <span className="grid size-13 place-items-center rounded-1 bg-well text-ink-2">
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
        }
        title={title}
        source={
          <div className="min-w-0">
            {match ? <p className="text-ink-2 wrap-anywhere">{match.snippet}</p> : null}
            <p>
              {name}, {isActive ? 'going on' : countOf(sends, 'message')}, <Moment atMs={Date.parse(updatedAt)} />
            </p>
            {error ? (
              <div className="relative mt-2">
                <StartFailure error={error} onDismiss={dismiss} />
              </div>
            ) : null}
          </div>
        }
        actions={
          <Menu
            trigger={
              <IconButton label={`More: ${title}`}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem icon={<CornerDownRight size={17} aria-hidden="true" />} onSelect={goOn}>
              {isActive ? 'Go on' : 'Continue in a new one'}
            </MenuItem>
            <MenuItem icon={<Pencil size={17} aria-hidden="true" />} onSelect={() => setRenaming(true)}>
              Rename
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="bad" icon={<Trash2 size={17} aria-hidden="true" />} onSelect={() => remove(entry)}>
              Delete
            </MenuItem>
          </Menu>
        }
      />
      {isRenaming ? <RenameDialog entry={entry} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
