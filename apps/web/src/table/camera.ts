// Where the sheet lies under the window: a point p of the sheet is seen at p × zoom + (x, y).

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [number, number];

const LEAST = 0.4;
const MOST = 3;
/** Under this zoom a stack is one tile. */
export const FAR = 0.6;
const SLACK = 0.35; // of the window may be empty beside the sheet

export const seen = (camera: Camera, [x, y]: Point): Point => [x * camera.zoom + camera.x, y * camera.zoom + camera.y];
export const under = (camera: Camera, [x, y]: Point): Point => [
  (x - camera.x) / camera.zoom,
  (y - camera.y) / camera.zoom,
];

const wholeZoom = (sheet: Size, view: Size): number => Math.min(view.width / sheet.width, view.height / sheet.height);

export const limited = (zoom: number, sheet: Size, view: Size): number =>
  Math.max(Math.min(LEAST, wholeZoom(sheet, view)), Math.min(MOST, zoom));

/** Keeps some of the sheet in the window. */
export function kept(camera: Camera, sheet: Size, view: Size, slack = SLACK): Camera {
  const along = (offset: number, sheetLength: number, viewLength: number): number => {
    const length = sheetLength * camera.zoom;
    if (length <= viewLength * (1 - slack)) return (viewLength - length) / 2;
    return Math.max(viewLength * (1 - slack) - length, Math.min(viewLength * slack, offset));
  };
  return {
    x: along(camera.x, sheet.width, view.width),
    y: along(camera.y, sheet.height, view.height),
    zoom: camera.zoom,
  };
}

/** Zooms around a point of the window. */
export function zoomed(camera: Camera, factor: number, around: Point, sheet: Size, view: Size): Camera {
  const zoom = limited(camera.zoom * factor, sheet, view);
  const [x, y] = under(camera, around);
  return kept({ x: around[0] - x * zoom, y: around[1] - y * zoom, zoom }, sheet, view);
}

export const panned = (camera: Camera, dx: number, dy: number, sheet: Size, view: Size): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, sheet, view);

export function whole(sheet: Size, view: Size): Camera {
  const zoom = wholeZoom(sheet, view);
  return { x: (view.width - sheet.width * zoom) / 2, y: (view.height - sheet.height * zoom) / 2, zoom };
}

export function centred(camera: Camera, [x, y]: Point, sheet: Size, view: Size): Camera {
  const { zoom } = camera;
  return kept({ x: view.width / 2 - x * zoom, y: view.height / 2 - y * zoom, zoom }, sheet, view);
}

/** The first look: as wide as the window, but never smaller than pieces can be read. */
export function opening(sheet: Size, view: Size, at: Point): Camera {
  const zoom = limited(Math.max(view.width / sheet.width, 0.72), sheet, view);
  return kept(centred({ x: 0, y: 0, zoom }, at, sheet, view), sheet, view, 0);
}

export function isSeen(camera: Camera, point: Point, view: Size, margin = 30): boolean {
  const [x, y] = seen(camera, point);
  return x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin;
}

/** Whether the whole sheet is in the window; a few pixels of margin do not count. */
export function isWhole({ x, y, zoom }: Camera, sheet: Size, view: Size, slack = 8): boolean {
  const inside = (from: number, length: number, room: number): boolean =>
    from >= -slack && from + length <= room + slack;
  return inside(x, sheet.width * zoom, view.width) && inside(y, sheet.height * zoom, view.height);
}

/** What the window shows, on the sheet; it may reach beyond it, so that it keeps its size while the map is dragged. */
export const frameOf = ({ x, y, zoom }: Camera, view: Size) => ({
  left: -x / zoom,
  top: -y / zoom,
  width: view.width / zoom,
  height: view.height / zoom,
});

/** Moved as little as needed to bring a point into sight. */
export function brought(camera: Camera, point: Point, sheet: Size, view: Size, margin = 90): Camera {
  const [x, y] = seen(camera, point);
  const edge = (at: number, length: number): number => {
    const m = Math.min(margin, length / 3);
    return at < m ? m - at : at > length - m ? length - m - at : 0;
  };
  return panned(camera, edge(x, view.width), edge(y, view.height), sheet, view);
}

/** What of the window nothing covers. */
export interface Free {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const wholeOf = ({ width, height }: Size): Free => ({ left: 0, top: 0, right: width, bottom: height });

export const NEAR = 0.8; // a decision is looked at from so near …
const NEAREST = 1.3; // … to so near
const EDGE = 64; // and not at the very edge

/** All these points in the free part of the window; null: they do not fit when one can still read them. */
export function fitted(camera: Camera, points: readonly Point[], sheet: Size, view: Size, free: Free): Camera | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (from: number, to: number): number => Math.max(1, to - from - 2 * EDGE);
  const most = Math.min(
    room(free.left, free.right) / Math.max(1, right - left),
    room(free.top, free.bottom) / Math.max(1, bottom - top),
  );
  if (most < NEAR) return null;
  const zoom = limited(Math.min(Math.max(camera.zoom, NEAR), NEAREST, most), sheet, view);
  const [x, y] = [(free.left + free.right) / 2, (free.top + free.bottom) / 2];
  return kept({ x: x - ((left + right) / 2) * zoom, y: y - ((top + bottom) / 2) * zoom, zoom }, sheet, view);
}

/** Whether a point lies in the free part of the window, a little from its edge. */
export function isFree(camera: Camera, point: Point, free: Free, margin = 24): boolean {
  const [x, y] = seen(camera, point);
  return x >= free.left + margin && y >= free.top + margin && x <= free.right - margin && y <= free.bottom - margin;
}
