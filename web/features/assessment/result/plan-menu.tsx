import { Ellipsis, FileJson, FileText, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { href, useNavigate } from 'react-router';
import { exportAssessment } from '#core/assessment/export-assessment.ts';
import type { DatedPlan } from '#core/assessment/move-days.ts';
import { assessmentPath, planPath } from '#web/coach-addresses.ts';
import { downloadText } from '#web/download-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useDeletePlan } from './use-delete-plan.ts';

const ICON = { size: 17, 'aria-hidden': true } as const;

/** Taking a plan along, answering again, and deleting it. */
export function PlanMenu({ plan }: { readonly plan: DatedPlan }): ReactElement {
  const { id, createdAt } = plan;
  const navigate = useNavigate();
  const remove = useDeletePlan();
  const name = `career-plan-${createdAt.slice(0, 10)}`;
  const json = (): string => `${JSON.stringify(plan, null, 2)}\n`;
  const leaveDeleted = async (): Promise<void> => {
    await navigate(href('/ai-career'));
    remove(id, () => void navigate(planPath(id)));
  };
  return (
    <Menu
      trigger={
        <IconButton label="More about this plan">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<FileText {...ICON} />} onSelect={() => downloadText(`${name}.md`, exportAssessment(plan), 'text/markdown')}>
        Export as Markdown
      </MenuItem>
      <MenuItem icon={<FileJson {...ICON} />} onSelect={() => downloadText(`${name}.json`, json(), 'application/json')}>
        Export as JSON
      </MenuItem>
      <MenuItem icon={<RotateCcw {...ICON} />} to={assessmentPath()}>
        Answer again
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="bad" icon={<Trash2 {...ICON} />} onSelect={() => void leaveDeleted()}>
        Delete
      </MenuItem>
    </Menu>
  );
}
