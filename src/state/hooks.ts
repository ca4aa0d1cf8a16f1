import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootState';
import type { ThunkExtra } from './thunkExtra';

/** Dispatches actions and thunks, as every store of the portal does. */
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** A thunk of theirs. */
export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
