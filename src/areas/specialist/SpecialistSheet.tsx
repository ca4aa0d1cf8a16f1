import type { Specialist } from '../../contract/specialist';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { BlockHeading } from '../../parts/BlockHeading';
import { Day } from '../../parts/Day';
import { Picture } from '../../parts/Picture';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';
import { FieldTags } from './FieldTags';
import styles from './SpecialistSheet.module.css';

/** One specialist, with everything of spec §3 that a reader wants; the contact is asked for in its dialog. */
export function SpecialistSheet({ specialist, onContact }: { specialist: Specialist; onContact: () => void }) {
  const { fdName, fdAvatar, fdPosition, fdHometown, fdTitle, fdField, fdIntro, fdCreateTime } = specialist;
  const name = text(fdName);
  return (
    <ArticleLayout
      title={name}
      portrait={
        <Picture
          className={styles.portrait}
          src={fdAvatar}
          alt={zh.detail.portraitOf(name)}
          otherwise="/icons/avatar-default.svg"
          width={128}
          height={128}
        />
      }
      meta={
        <>
          <span>{text(fdPosition)}</span>
          <span>{text(fdHometown)}</span>
        </>
      }
      action={
        <button className="btn" type="button" onClick={onContact}>
          {zh.section.contactExpert}
        </button>
      }
      factsName={zh.detail.expert}
      facts={
        <TitleBlock
          title={zh.detail.expert}
          facts={[
            { label: zh.fields.professionalTitle, value: text(fdTitle) },
            { label: zh.fields.joined, value: <Day value={fdCreateTime} /> },
            { label: zh.fields.field, value: <FieldTags value={fdField} />, full: true },
          ]}
        />
      }
      back={paths.specialist.all()}
    >
      <section aria-labelledby="expert-intro">
        <BlockHeading id="expert-intro" text={zh.detail.biography} />
        <RichText html={fdIntro} otherwise={zh.states.noDescription} />
      </section>
    </ArticleLayout>
  );
}
