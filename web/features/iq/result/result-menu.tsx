import { Ellipsis, FileJson, FileText, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { exportResult } from '#core/iq/report/export-result.ts';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { downloadText } from '#web/download-text.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useDeleteSitting } from '../use-delete-sitting.ts';

const ICON = { size: 17, 'aria-hidden': true } as const;

/** Taking a result along, and deleting it. */
export function ResultMenu({ sitting }: { readonly sitting: FinishedSitting }): ReactElement {
  const { id, finishedAt } = sitting;
  const navigate = useNavigate();
  const remove = useDeleteSitting();
  const name = `iq-test-${finishedAt.slice(0, 10)}`;
  const json = (): string => `${JSON.stringify(sitting, null, 2)}\n`;
  const leaveDeleted = async (): Promise<void> => {
    await navigate(iqTestPath());
    remove(id, () => void navigate(iqTestPath(id)));
  };
  return (
    <Menu
      trigger={
        <IconButton label="More about this result">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<FileText {...ICON} />} onSelect={() => downloadText(`${name}.md`, exportResult(sitting), 'text/markdown')}>
        Export as Markdown
      </MenuItem>
      <MenuItem icon={<FileJson {...ICON} />} onSelect={() => downloadText(`${name}.json`, json(), 'application/json')}>
        Export as JSON
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="bad" icon={<Trash2 {...ICON} />} onSelect={() => void leaveDeleted()}>
        Delete
      </MenuItem>
    </Menu>
  );
}
