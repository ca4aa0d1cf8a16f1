import { render, screen } from '@testing-library/react';
import { ValueList } from '../../../../src/desk/content/useVersionActions';
import { VersionConflictDialog } from '../../../../src/desk/content/VersionConflictDialog';
import type { ContentEdit } from '../../../../src/desk/content/useContentEdit';
import type { ContentDetail } from '../../../../src/contract/deskContent';

/** Quantities at the desk are written as the portal writes them. */

test('a version shows a quantity with its thousands grouped, and a title as it is', () => {
  render(<ValueList area="recruit" values={{ fdPost: '2025', fdRecruitNum: 4000 }} />);
  expect(screen.getByText('4,000')).toBeInTheDocument();
  expect(screen.getByText('2025')).toBeInTheDocument();
});

test('a version conflict compares quantities with their thousands grouped', () => {
  const edit = { values: { fdRecruitNum: '4000' }, touched: ['fdRecruitNum'], version: 1 } as unknown as ContentEdit;
  const theirs = { values: { fdRecruitNum: 51000 }, version: 2, updatedAt: null } as unknown as ContentDetail;
  render(
    <VersionConflictDialog
      area="recruit"
      edit={edit}
      theirs={theirs}
      onClose={() => undefined}
      base={null}
      isUploading={false}
      onMerge={() => undefined}
      onCopy={() => undefined}
    />,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual(['4,000', '51,000']);
});
