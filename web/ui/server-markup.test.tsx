import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button, IconButton, Signpost, TextLink } from '#web/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { CairnStack } from '#web/ui/drawn/cairn-stack.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { MapFigure, Neatline, Plate, WaypointMark, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';
import { ProgressBar } from '#web/ui/drawn/progress-bar.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { TrailList, TrailRow } from '#web/ui/drawn/trail-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, PasswordField, SearchField, SelectField, Switch, TextField } from '#web/ui/field.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Row, RowCover, RowList } from '#web/ui/row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { CoverGrid, Shelf, ShelfItem } from '#web/ui/shelf.tsx';
import { SkeletonRows, SkeletonShelf } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

const nothing = (): void => {};

const PIECES: Record<string, ReactElement> = {
  buttons: (
    <>
      <Button variant="bad">Remove</Button>
      <Signpost to="/next">Continue</Signpost>
      <IconButton label="Favourite" pressed>
        <Heart />
      </IconButton>
      <TextLink to="/a">Link</TextLink>
    </>
  ),
  fields: (
    <>
      <TextField label="Email" name="email" error="Add the part after the dot" hint="Never shown" />
      <PasswordField label="Password" name="password" />
      <SelectField label="Language" name="language">
        <option>English</option>
      </SelectField>
      <SearchField label="Search" shortcut="/" />
      <Checkbox label="Keep me logged in" name="keep" defaultChecked />
      <Switch label="Play on" defaultChecked />
    </>
  ),
  choosing: (
    <>
      <Tabs
        label="Parts"
        tabs={[
          { value: 'a', label: 'A', content: 'a' },
          { value: 'b', label: 'B', content: 'b' },
        ]}
      />
      <Segmented
        label="Range"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
      <Slider label="Volume" value={68} onChange={nothing} />
    </>
  ),
  library: (
    <>
      <Shelf>
        <ShelfItem to="/a" kind="ebook" title="A title" seed="a" fraction={0.4} meta="Page 1" />
      </Shelf>
      <CoverGrid>
        <ShelfItem to="/a" kind="video" title="A title" seed={null} imageUrl="/a.jpg" />
      </CoverGrid>
      <Cover kind="course" title="A title" author="An author" seed="a" text="full" priority />
      <RowList>
        <Row
          to="/a"
          cover={<RowCover kind="podcast" title="A title" seed="a" />}
          title="A title"
          source={<KindTag kind="podcast" label="A show" />}
        />
      </RowList>
      <TrailList>
        <TrailRow state="done" label="One" to="/a" />
        <TrailRow state="now" label="Two" onClick={nothing} />
        <TrailRow state="ahead" label="Three" last />
      </TrailList>
    </>
  ),
  progress: (
    <>
      <ScaleBar parts={12} done={6.35} label="6 of 12 lessons" />
      <ProgressBar fraction={0.36} label="36 percent" />
      <CairnStack seed="a" count={5} label="5 stones" ground />
    </>
  ),
  map: (
    <>
      <MapFigure href="/art/landing.svg#map" viewBox="0 0 1440 900">
        <TrailPath route="M0 0L10 10" done={0.5} />
        <Waypoint x={1} y={2} state="now" />
        <WaypointMark x={1} y={2} mark="coach" />
      </MapFigure>
      <MapFigure isBelow href="/art/year.svg#map" viewBox="0 0 1440 900" />
      <Neatline />
      <Plate>Title</Plate>
    </>
  ),
  floating: (
    <ToastProvider>
      <Dialog open onOpenChange={nothing} title="Queue" />
      <ConfirmDialog
        open
        onOpenChange={nothing}
        title="Clear?"
        text="Gone"
        confirmLabel="Clear"
        cancelLabel="Keep"
        onConfirm={nothing}
        destructive
      />
      <Drawer open onOpenChange={nothing} label="Menu">
        Menu
      </Drawer>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem to="/a">A</MenuItem>
      </Menu>
    </ToastProvider>
  ),
  states: (
    <>
      <EmptyState title="Nothing yet" text="Fill it" action={<Button>Look around</Button>} />
      <ErrorState title="This did not load" retry={nothing} />
      <SkeletonRows />
      <SkeletonShelf />
      <Spinner />
    </>
  ),
};

/* The content security policy forbids inline styles and scripts in what the server sends. */
for (const [name, piece] of Object.entries(PIECES)) {
  test(`server markup carries no inline style or script: ${name}`, () => {
    expect(renderToString(<MemoryRouter>{piece}</MemoryRouter>)).not.toMatch(/\sstyle=|<style|<script|NaN|undefined/);
  });
}
