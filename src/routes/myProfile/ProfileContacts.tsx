import { ProfileForm } from '../../areas/my/ProfileForm';
import { profileValues } from '../../areas/my/profileFields';
import type { Profile } from '../../contract/account';
import { draftChanged, draftDiscarded, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useDraftField } from '../../components/useDraftField';
import { profileDraft as id, saveProfile } from './saveProfile';

/** The form of a profile, backed by its draft. */
export function ProfileContacts({ profile, owner }: { profile: Profile; owner: string }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, id));
  const by = useAppSelector((state) => selectDraftAuthor(state, id));
  const { values: typed, type, commit, reset } = useDraftField((fields) => dispatch(draftChanged({ id, fields, by })));
  return (
    <ProfileForm
      values={{ ...profileValues(profile), ...draft.fields, ...typed }}
      errors={draft.errors}
      restored={draft.restored}
      busy={draft.submitting}
      onType={type}
      onLeave={commit}
      onSubmit={() => {
        commit();
        void dispatch(saveProfile(profile, owner)).then(reset);
      }}
      onDiscard={() => {
        reset();
        dispatch(draftDiscarded({ id }));
      }}
    />
  );
}
