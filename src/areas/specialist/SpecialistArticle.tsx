import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { ArticleLayout } from '../../components/ArticleLayout';
import { Block } from '../../components/Block';
import { DateText } from '../../components/DateText';
import { Picture } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import { FieldTags } from './FieldTags';
import styles from './SpecialistArticle.module.css';

/** One expert, with all details; the contact is fetched in its own dialog. */
export function SpecialistArticle({ specialist, onContact }: { specialist: Specialist; onContact: () => void }) {
  const { fdName, fdAvatar, fdPosition, fdHometown, fdTitle, fdField, fdIntro, fdCreateTime } = specialist;
  const name = toText(fdName);
  return (
    <ArticleLayout
      title={name}
      portrait={
        <Picture
          className={styles.portrait}
          src={fdAvatar}
          alt={zh.specialist.portraitOf(name)}
          fallback="/icons/avatar-default.svg"
          width={128}
          height={128}
        />
      }
      meta={<span>{toText(fdPosition)}</span>}
      action={
        <button className="btn" type="button" data-needs-script onClick={onContact}>
          {zh.browse.contactExpert}
        </button>
      }
      facts={[
        {
          title: zh.specialist.facts,
          facts: [
            { label: zh.expert.professionalTitle, value: toText(fdTitle) },
            { label: zh.specialist.joined, value: <DateText value={fdCreateTime} /> },
            { label: zh.expert.workUnit, value: toText(fdHometown), full: true },
            { label: zh.expert.field, value: <FieldTags value={fdField} />, full: true },
          ],
        },
      ]}
    >
      <Block id="expert-intro" text={zh.specialist.biography}>
        <RichText html={fdIntro} fallback={zh.states.noDescription} />
      </Block>
    </ArticleLayout>
  );
}
