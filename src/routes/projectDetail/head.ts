import type { Event } from 'schema-dts';
import type { Project } from '../../contract/areas/project';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoDay } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { projectDetail } from './route';

export const projectDetailHead = headFor(
  projectDetail,
  detailHead<Project>((row, { url }) => {
    const { fdProjectName, fdComName, fdPublisher, fdProjectContent, fdApplicationStart, fdApplicationEnd } = row;
    const name = text(fdProjectName);
    const [start, end] = [isoDay(fdApplicationStart), isoDay(fdApplicationEnd)];
    const description = describe(fdProjectContent, facts(name, fdComName));
    const window = {
      '@type': 'Event',
      name,
      url,
      description,
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: organization(text(fdComName) || text(fdPublisher)),
    } satisfies Event;
    // A schema.org Event needs a start date; a period that ends before it begins is a data error.
    const isWindow = start !== undefined && (end === undefined || start <= end);
    return { description, things: isWindow ? [window] : [] };
  }),
);
