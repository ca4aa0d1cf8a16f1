import { Component, type ComponentType, type ReactNode } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { isOverlayEntry } from './overlayHistory';

interface BoundaryProps {
  /** Rendered in place of the children that threw. */
  Failure: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface Caught {
  failed?: { error: unknown };
  at: Location;
}

class Boundary extends Component<BoundaryProps & { location: Location }, Caught> {
  override state: Caught = { at: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, { at, failed }: Caught): Caught | null {
    if (at === location) return null;
    // Going back from a dialog's entry, as when the dialog was lost with the page, is no visit.
    const isSameVisit = isOverlayEntry(at) && createPath(at) === createPath(location);
    return { failed: isSameVisit ? failed : undefined, at: location };
  }

  override render() {
    const { Failure, children } = this.props;
    const { failed } = this.state;
    return failed ? <Failure error={failed.error} /> : children;
  }
}

/** Catches rendering errors of a page until the address changes or is visited again. */
export function ErrorBoundary(props: BoundaryProps) {
  return <Boundary location={useLocation()} {...props} />;
}
