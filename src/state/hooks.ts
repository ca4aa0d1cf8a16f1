import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkExtra } from './thunkExtra';

/** What every store of the portal dispatches: actions and thunks. */
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

/** Selectors state themselves which part of the store they read, so no area has to know the whole of it. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector;
