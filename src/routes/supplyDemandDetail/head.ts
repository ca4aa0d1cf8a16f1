import type { Demand, Offer } from 'schema-dts';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Side } from '../../areas/getbuginess/sideTypes';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { isOver } from '../../lib/dates';
import { numberOf } from '../../lib/numbers';
import { shorten } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoDay, isoTime } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { demandDetail, supplyDetail } from './route';

const headOf = (side: Side) => {
  const { label, paths: half } = supplyDemandSides[side];
  return detailHead<Getbuginess>((entry, { now, url }) => {
    const { fdGetbuginessName, fdGetbuginessModel, fdComName, fdArea, fdReleaseTime, fdDeadlineTime } = entry;
    const quantity = numberOf(entry.fdGetbuginessNumber);
    const offer = {
      '@type': side === 'demand' ? 'Demand' : 'Offer',
      name: text(fdGetbuginessName),
      url,
      eligibleQuantity: quantity === undefined ? undefined : { '@type': 'QuantitativeValue', value: quantity },
      areaServed: text(fdArea),
      availabilityStarts: isoTime(fdReleaseTime),
      availabilityEnds: isoDay(fdDeadlineTime),
      seller: organization(text(fdComName)),
    } satisfies Record<string, unknown> & (Offer | Demand);
    return {
      kind: { label, to: half.root },
      description: shorten(facts(label, fdGetbuginessName, fdGetbuginessModel, fdComName, fdArea)),
      published: isoTime(fdReleaseTime),
      things: isOver(fdDeadlineTime, now) ? [] : [offer],
    };
  });
};

export const supplyDemandDetailHeads = [supplyDetail, demandDetail].map((detail) =>
  headFor(detail, headOf(detail.given.side)),
);
